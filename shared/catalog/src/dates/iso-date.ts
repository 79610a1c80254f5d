/** Formats a calendar day in the user's time zone as an ISO date: `2026-11-20`. `parseDate` reads it back. */
export const formatIsoDate = (day: Date): string =>
  [
    String(day.getFullYear()).padStart(4, '0'),
    String(day.getMonth() + 1).padStart(2, '0'),
    String(day.getDate()).padStart(2, '0'),
  ].join('-');
