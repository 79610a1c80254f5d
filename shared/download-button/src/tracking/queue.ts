/** A command of the tracker's: its name and what it takes. */
export type TrackerCommand =
  | readonly ['identify', Readonly<Record<string, unknown>>]
  | readonly [
      'trackCustomBehavioralEvent',
      { readonly name: string; readonly properties: Readonly<Record<string, string>> },
    ];

declare global {
  interface Window {
    /** The tracker's queue: a list until its script takes it over, then anything with a `push`. */
    _hsq?: { push: (command: TrackerCommand) => unknown };
  }
}

/** Hands a command to the tracker, or keeps it until the tracker's script is there. */
export function pushCommand(command: TrackerCommand): void {
  window._hsq ??= [] as TrackerCommand[];
  window._hsq.push(command);
}
