import type { LicenseRequirement } from '@portal/catalog';
import { createStore } from 'zustand/vanilla';

/** Whether a license covers the downloads that require it, by coverage key. Absent: not known. STATUS-1. */
export const coverageStore = createStore<Readonly<Record<string, boolean>>>(() => ({}));

/** Identifies a license check of a user: the product, and its version and language. */
export const coverageKey = (email: string, license: LicenseRequirement): string =>
  JSON.stringify([email, license]);
