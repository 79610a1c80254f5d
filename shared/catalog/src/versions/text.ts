/** The version of a route's parameter: lower-cased, `latest` when missing. Spec P§5. */
export function routeVersion(parameter: string | undefined): string {
  return parameter?.trim().toLowerCase() || 'latest';
}

/** A version as it stands in package paths and addresses: lower-cased, spaces turned to underscores. Spec P§5. */
export function packageVersion(version: string): string {
  return version.trim().toLowerCase().replace(/\s/g, '_');
}

/** Whether a text can be a version in a path; an address may hold anything. */
export function isVersionText(version: string): boolean {
  return /^[a-z0-9][\w.+()-]*$/i.test(version) && !version.includes('..');
}
