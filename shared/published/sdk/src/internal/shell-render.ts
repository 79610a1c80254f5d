/** For the testing kit of @portal/remote-tools only: it can change in every version. */
export * from '@portal/shell/render';
