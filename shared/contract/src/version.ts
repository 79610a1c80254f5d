/**
 * The contract's version. It rises when a remote built for the older one could not work any more:
 * a field of {@link RemoteModule} changed its meaning, or a module left the table of what the host
 * provides. The loader refuses any other version before a line of the remote's code runs.
 */
export const CONTRACT_VERSION = 1;
