/** Routing: links, hooks and the type of a route. */
export * from '@portal/ui/router';
