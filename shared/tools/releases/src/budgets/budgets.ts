import type { RemoteDescription } from '@portal/contract';
import * as v from 'valibot';
import { ReleaseError } from '../errors';

const count = v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(0, 'must not be negative'));

/** Budgets of a remote with its defaults; see `RemoteBudgets` for the units. BUDGET-1. */
const budgetsSchema = v.strictObject({
  firstLoad: v.optional(count, 50_000),
  total: v.optional(count, 200_000),
  duplicates: v.optional(count, 0),
  longTasks: v.optional(count, 200),
});

/** What the build of a release measured. */
const measuredSchema = v.object({
  firstLoad: count,
  total: count,
  /** The provided modules that the release contains a copy of. */
  duplicates: v.array(v.string()),
  /** Measured when the release is published, so a manifest has it in `publication`. */
  longTasks: v.optional(count),
});

/** What a release weighs and may weigh, as its manifest records it. */
export const weightSchema = v.object({ budgets: budgetsSchema, measured: measuredSchema });

export type Budgets = v.InferOutput<typeof budgetsSchema>;
export type Measured = v.InferOutput<typeof measuredSchema>;
export type Weight = v.InferOutput<typeof weightSchema>;

/** The budgets of a remote, with defaults. @throws {ReleaseError} naming every wrong field. */
export function budgetsOf({ name, budgets = {} }: Pick<RemoteDescription, 'name' | 'budgets'>): Budgets {
  const result = v.safeParse(budgetsSchema, budgets);
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => `budgets.${v.getDotPath(issue) ?? ''}: ${issue.message}`);
  throw new ReleaseError(`${name}/remote.config.ts is not valid: ${problems.join('; ')}`);
}
