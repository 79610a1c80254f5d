/** What the contact form at the side, and what takes its place, are given. */
export interface ContactDrawerProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
}
