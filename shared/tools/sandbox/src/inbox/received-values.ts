import * as v from 'valibot';
import type { ErrorEnvelope } from './store';

/** A measurement, or an error as the value 1, with the fields that queries can group it by. */
export interface ReceivedValue {
  /** Name of the metric; `error` for errors. */
  readonly metric: string;
  readonly value: number;
  readonly fields: Readonly<Record<string, unknown>>;
}

const attribute = v.object({ value: v.unknown() });
const metricsItem = v.object({
  items: v.array(
    v.object({
      name: v.string(),
      value: v.number(),
      attributes: v.optional(v.record(v.string(), attribute), {}),
    }),
  ),
});
const errorItem = v.object({ release: v.optional(v.string()) });

/** The name under which errors are counted. */
export const ERROR = 'error';

function valuesOf({ type, payload }: ErrorEnvelope['items'][number]): ReceivedValue[] {
  if (type === 'trace_metric') {
    const parsed = v.safeParse(metricsItem, payload);
    if (!parsed.success) return [];
    return parsed.output.items.map(({ name, value, attributes }) => ({
      metric: name,
      value,
      fields: Object.fromEntries(Object.entries(attributes).map(([key, one]) => [key, one.value])),
    }));
  }
  const error = type === 'event' ? v.safeParse(errorItem, payload) : undefined;
  return error?.success ? [{ metric: ERROR, value: 1, fields: { release: error.output.release } }] : [];
}

/** The measurements and errors of received envelopes. */
export const receivedValues = (envelopes: readonly ErrorEnvelope[]): ReceivedValue[] =>
  envelopes.flatMap(({ items }) => items.flatMap(valuesOf));
