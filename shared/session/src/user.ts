/** The signed-in user as the portal shows it. Spec P§3. */
export interface SessionUser {
  readonly email: string;
  readonly company: string;
  /** Given name plus family name. */
  readonly name: string;
}
