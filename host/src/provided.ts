/**
 * The shared modules that this host provides to remotes: one explicit table, which the compiler checks
 * against the contract. Modules that the shell itself uses are bundled; the others are lazy chunks.
 */
import * as api from '@portal/api/core';
import * as config from '@portal/config';
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
declare const PROVIDED_VERSIONS: ProvidedTable['versions'];

export const provided: ProvidedTable = {
  versions: PROVIDED_VERSIONS,
  modules: {
    react,
    'react/jsx-runtime': jsxRuntime,
    'react-dom': reactDom,
    '@portal/ui/router': router,
    '@portal/config': config,
    '@portal/query': query,
    '@portal/api/core': api,
    '@portal/observability/report': reports,
    '@portal/session': session,
    '@portal/ui/toasts': toasts,
    '@portal/ui': ui,
    // A chunk is named after its module, so that the document can preload it for a remote that needs it.
    '@portal/ui/pages': () => import(/* webpackChunkName: "provided-ui-pages" */ '@portal/ui/pages'),
    '@portal/ui/dialog': () => import(/* webpackChunkName: "provided-ui-dialog" */ '@portal/ui/dialog'),
    '@portal/ui/drawer': () => import(/* webpackChunkName: "provided-ui-drawer" */ '@portal/ui/drawer'),
    '@portal/ui/form': () => import(/* webpackChunkName: "provided-ui-form" */ '@portal/ui/form'),
    '@portal/ui/table': () => import(/* webpackChunkName: "provided-ui-table" */ '@portal/ui/table'),
  },
};
