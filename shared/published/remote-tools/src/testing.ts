/** For the tests of a remote: its pages in the real shell, with a real session and real HTTP. */
export { type InterceptedNavigations, interceptNavigations } from '@portal/download-button/testing';
export { showEverythingOnScreen } from '@portal/download-button/testing/on-screen';
export { resetTracker, trackedDownloads } from '@portal/download-button/testing/tracker';
export * from '@portal/testing';
export { createMemoryRouter } from '@portal/ui/create-router';
export { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
export { default as userEvent } from '@testing-library/user-event';
