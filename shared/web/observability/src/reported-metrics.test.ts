/** The whole way of a measurement, with the real reporter: the sandbox receives it as metrics of the tracker. */
import { getConfig } from '@portal/config';
import { freshPage } from '@portal/testing';
import { waitFor } from '@testing-library/react';
import { METRICS } from './metrics';
import { resetReports } from './report';
import { startReporter } from './reporter';

interface ReceivedEnvelope {
  readonly content: { readonly items: readonly { readonly type: string; readonly payload: unknown }[] };
}

afterEach(() => resetReports());

// RUM-1, RUM-2, RUM-3.
test('measurements arrive as metrics of their release, without an address or a user', async () => {
  await freshPage('/cae/eda/downloads/latest?email=jane@acme.example');
  const { observability, accountHost } = getConfig();
  const { dsn = '', environment, release } = observability;
  const metrics = startReporter({ dsn, environment, release, accountHost }, async () => undefined, {
    owners: async () => [],
  });
  metrics.duration(METRICS.remoteLoad, 120.4, { part: 'mfe-cae@1.2.0' });
  metrics.score(METRICS.layoutShift, 0.012, { part: 'mfe-cae@1.2.0', page: '/cae/*' });
  metrics.count(METRICS.remoteFailed, { part: 'mfe-cae@1.3.0', stage: 'entry' });
  metrics.flush();

  const received = async () => {
    const envelopes = (await (await fetch('/services/errors/events')).json()) as readonly ReceivedEnvelope[];
    return envelopes.flatMap(({ content }) => content.items).filter(({ type }) => type === 'trace_metric');
  };
  await waitFor(async () => expect(await received()).toHaveLength(1));
  const part = (value: string) => expect.objectContaining({ part: { value, type: 'string' } });
  expect(await received()).toMatchObject([
    {
      payload: {
        items: [
          { name: 'portal.remote.load', value: 120, unit: 'millisecond', attributes: part('mfe-cae@1.2.0') },
          { name: 'portal.cls', value: 0.012, attributes: part('mfe-cae@1.2.0') },
          { name: 'portal.remote.failed', type: 'counter', value: 1, attributes: part('mfe-cae@1.3.0') },
        ],
      },
    },
  ]);
  // The address's parts as words: a random trace id may contain "eda".
  expect(JSON.stringify(await received())).not.toMatch(/\b(eda|jane)\b|user/);
});
