/** For the tests of a remote: its pages in the real shell, with a real session and real HTTP. */
export * from '@portal/testing';
export { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
export { default as userEvent } from '@testing-library/user-event';
