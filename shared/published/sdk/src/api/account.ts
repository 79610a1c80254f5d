/** The account service: licenses, trials, evaluations. */
export * from '@portal/api/account';
