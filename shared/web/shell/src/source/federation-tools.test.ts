/** @jest-environment node */
import { createStore } from 'zustand/vanilla';
import { type FederationGlobal, showToFederationTools } from './federation-tools';
import type { RemoteStatus, RemoteStatuses } from './remote-status';

const federation: FederationGlobal = { moduleInfo: {} };
beforeEach(() => void Reflect.set(globalThis, '__FEDERATION__', federation));
afterEach(() => void Reflect.deleteProperty(globalThis, '__FEDERATION__'));

const ready = (version: string) => ({ kind: 'ready', from: 'release', version, loadTimeMs: 40 }) as const;

// REM-7.
test('each loaded remote is shown with its version and modules, and as one of the host', () => {
  const remoteStatus = createStore<RemoteStatuses>(() => ({}));
  const setStatus = (remote: string, status: RemoteStatus) => remoteStatus.setState({ [remote]: status });
  setStatus('mfe-hoops', ready('2026.11.1'));
  setStatus('mfe-partner-oem', { kind: 'loading', from: 'release', version: '1.0.0' });
  const stop = showToFederationTools({
    remoteStatus,
    singletons: () => [{ module: 'react', required: '^19.0.0', version: '19.2.0', consumed: true }],
    storedOverrides: null,
  });
  const { moduleInfo } = federation;
  expect(moduleInfo['mfe-hoops:2026.11.1']).toMatchObject({
    version: '2026.11.1',
    shared: [{ sharedName: 'react', version: '19.2.0' }],
  });
  expect(moduleInfo.host?.remotesInfo).toEqual({ 'mfe-hoops': { matchedVersion: '2026.11.1' } });

  setStatus('mfe-cae', ready('2.0.0'));
  expect(moduleInfo.host?.remotesInfo).toMatchObject({ 'mfe-cae': { matchedVersion: '2.0.0' } });
  stop();
  setStatus('mfe-account', ready('3.0.0'));
  expect(moduleInfo.host?.remotesInfo).not.toHaveProperty('mfe-account');
});

test('without a run time nothing is shown', () => {
  Reflect.deleteProperty(globalThis, '__FEDERATION__');
  const remoteStatus = createStore<RemoteStatuses>(() => ({}));
  expect(showToFederationTools({ remoteStatus, singletons: () => [], storedOverrides: null })).toBeInstanceOf(
    Function,
  );
});
