import { account } from '../support/accounts';
import { expect, type Fault, NETWORK_ERROR, test } from '../support/fixtures';

test.use({ expectedErrors: NETWORK_ERROR });

const REJECTED = 'Invalid username or password.';
const FAILED = 'Somthing went wrong.'; // This spelling: SES-13.

interface Row {
  readonly what: string;
  readonly credentials: { readonly email: string; readonly password: string };
  readonly fault?: Fault;
  readonly reads: string;
}

const partner = account('partner');

/** One that the service refuses, and one whose session must be ended again. All others: the tests of the session. */
const rows: readonly Row[] = [
  { what: 'a wrong password', credentials: { ...partner, password: 'wrong' }, reads: REJECTED },
  {
    what: 'a session call that fails after it',
    credentials: partner,
    fault: { call: 'session', kind: 'status', status: 400 },
    reads: FAILED,
  },
];

for (const { what, credentials, fault, reads } of rows) {
  // SES-13, SIGN-3.
  test(`${what}: the form shows a message and the user stays signed out`, async ({
    page,
    visitor,
    services,
  }) => {
    await visitor.open('/hoops/exchange/downloads/latest');
    await expect(visitor.title).toBeVisible();
    await expect(visitor.signInButton).toBeVisible();
    await visitor.markDocument();
    if (fault !== undefined) await services.injectFault(fault);
    await visitor.fillSignIn(credentials);
    await expect(visitor.signInForm.getByRole('alert')).toHaveText(reads);
    // The page does not reload while the message is shown, and an incomplete session counts as none.
    expect(await visitor.isSameDocument()).toBe(true);
    await expect(visitor.signInForm.getByLabel('Email')).toHaveValue(credentials.email);
    expect(await visitor.sessionStorage()).toEqual({});
    await services.clearFaults();
    const session = await page.request.get('/services/account/session');
    expect(await session.json()).toEqual({});

    // The same form works once the fault is cleared.
    await visitor.signInByForm('partner');
    await expect(visitor.userButton('Paolo Ferri')).toBeVisible();
  });
}
