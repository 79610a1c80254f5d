/** Who is signed in, and pages for signed-in visitors only. */
export * from '@portal/session';
