/** Data with its states in React. */
export * from '@portal/query';
