/** The signed-in user as the portal shows it. SES-1. */
export interface SessionUser {
  readonly email: string;
  readonly company: string;
  /** Given name plus family name. */
  readonly name: string;
}
