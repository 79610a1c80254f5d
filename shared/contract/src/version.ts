/**
 * Version of the contract. It increases when a remote built for the previous version no longer works: a field of
 * {@link RemoteModule} changed its meaning, or the host no longer provides a module. The loader refuses any other
 * version before the remote's code runs. REM-4.
 */
export const CONTRACT_VERSION = 1;
