/** A command of the tracker: its name and its argument. */
export type TrackerCommand =
  | readonly ['identify', Readonly<Record<string, unknown>>]
  | readonly [
      'trackCustomBehavioralEvent',
      { readonly name: string; readonly properties: Readonly<Record<string, string>> },
    ];

declare global {
  interface Window {
    /** The tracker's queue: an array until its script takes it over, then an object with `push`. */
    _hsq?: TrackerCommand[] | { push: (command: TrackerCommand) => unknown };
  }
}

/** Sends a command to the tracker, or queues it until the tracker's script is loaded. */
export function pushCommand(command: TrackerCommand): void {
  window._hsq ??= [];
  window._hsq.push(command);
}
