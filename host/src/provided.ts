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
import type { ProvidedModules, ProvidedTable } from '@portal/shell';
import * as ui from '@portal/ui';
import * as router from '@portal/ui/router';
import * as toasts from '@portal/ui/toasts';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

/** Versions of the provided modules, injected by the build. */
declare const PROVIDED_VERSIONS: Readonly<Record<ProvidedName, string>>;

const modules: ProvidedModules = {
  react: { module: react },
  'react/jsx-runtime': { module: jsxRuntime },
  'react-dom': { module: reactDom },
  '@portal/ui/router': { module: router },
  '@portal/config': { module: config },
  '@portal/query': { module: query },
  '@portal/api/core': { module: api },
  '@portal/observability/report': { module: reports },
  '@portal/session': { module: session },
  '@portal/ui/toasts': { module: toasts },
  '@portal/ui': { module: ui },
  // A chunk is named after its module, so that the document can preload it for a remote that needs it.
  '@portal/ui/pages': { load: () => import(/* webpackChunkName: "provided-ui-pages" */ '@portal/ui/pages') },
  '@portal/ui/dialog': {
    load: () => import(/* webpackChunkName: "provided-ui-dialog" */ '@portal/ui/dialog'),
  },
  '@portal/ui/drawer': {
    load: () => import(/* webpackChunkName: "provided-ui-drawer" */ '@portal/ui/drawer'),
  },
  '@portal/ui/form': { load: () => import(/* webpackChunkName: "provided-ui-form" */ '@portal/ui/form') },
  '@portal/ui/table': { load: () => import(/* webpackChunkName: "provided-ui-table" */ '@portal/ui/table') },
};

export const provided = Object.fromEntries(
  Object.entries(modules).map(([name, module]) => [
    name,
    { ...module, version: PROVIDED_VERSIONS[name as ProvidedName] },
  ]),
) as ProvidedTable;
