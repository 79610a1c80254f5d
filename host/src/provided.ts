/**
 * The shared modules that this host provides to remotes: one explicit table, which the compiler checks
 * against the contract. Modules that the shell itself uses are bundled; the others are lazy chunks.
 */
import * as api from '@portal/api/core';
import * as config from '@portal/config';
import type { ProvidedName } from '@portal/contract';
import * as reports from '@portal/observability/report';
import * as query from '@portal/query';
import * as session from '@portal/session';
import type { ProvidedTable } from '@portal/shell';
import * as ui from '@portal/ui';
import * as router from '@portal/ui/router';
import * as toasts from '@portal/ui/toasts';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

/** Versions of the provided modules, injected by the build. */
declare const PROVIDED_VERSIONS: Readonly<Record<ProvidedName, string>>;

const versions = PROVIDED_VERSIONS;

export const provided: ProvidedTable = {
  react: { version: versions.react, module: react },
  'react/jsx-runtime': { version: versions['react/jsx-runtime'], module: jsxRuntime },
  'react-dom': { version: versions['react-dom'], module: reactDom },
  '@portal/ui/router': { version: versions['@portal/ui/router'], module: router },
  '@portal/config': { version: versions['@portal/config'], module: config },
  '@portal/query': { version: versions['@portal/query'], module: query },
  '@portal/api/core': { version: versions['@portal/api/core'], module: api },
  '@portal/observability/report': {
    version: versions['@portal/observability/report'],
    module: reports,
  },
  '@portal/session': { version: versions['@portal/session'], module: session },
  '@portal/ui/toasts': { version: versions['@portal/ui/toasts'], module: toasts },
  '@portal/ui': { version: versions['@portal/ui'], module: ui },
  // A chunk is named after its module, so that the document can preload it for a remote that needs it.
  '@portal/ui/pages': {
    version: versions['@portal/ui/pages'],
    load: () => import(/* webpackChunkName: "provided-ui-pages" */ '@portal/ui/pages'),
  },
  '@portal/ui/dialog': {
    version: versions['@portal/ui/dialog'],
    load: () => import(/* webpackChunkName: "provided-ui-dialog" */ '@portal/ui/dialog'),
  },
  '@portal/ui/drawer': {
    version: versions['@portal/ui/drawer'],
    load: () => import(/* webpackChunkName: "provided-ui-drawer" */ '@portal/ui/drawer'),
  },
  '@portal/ui/form': {
    version: versions['@portal/ui/form'],
    load: () => import(/* webpackChunkName: "provided-ui-form" */ '@portal/ui/form'),
  },
  '@portal/ui/table': {
    version: versions['@portal/ui/table'],
    load: () => import(/* webpackChunkName: "provided-ui-table" */ '@portal/ui/table'),
  },
};
