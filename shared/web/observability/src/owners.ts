/** Who is responsible for a remote; `RemoteOwner` of `@portal/contract`. */
export interface Owner {
  readonly team: string;
  readonly contact?: string | undefined;
  readonly runbook?: string | undefined;
}

const owners = new Map<string, Owner>();

/** Records the owner of a remote, so that every later report of the remote carries it. REG-6. */
export function setOwner(remote: string, owner: Owner | undefined): void {
  if (owner === undefined) owners.delete(remote);
  else owners.set(remote, owner);
}

/** The owner of a remote; undefined if none is known. */
export const ownerOf = (remote: string | undefined): Owner | undefined =>
  remote === undefined ? undefined : owners.get(remote);
