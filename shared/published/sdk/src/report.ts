/** Error reports. */
export * from '@portal/observability/report';
