import * as v from 'valibot';

const short = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message), v.maxLength(200));

const email = v.pipe(short('must be an e-mail address'), v.email('must be an e-mail address'));

/** A product code. Unknown codes are valid; there is just no data for them. */
const product = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'must be a product code such as communicator'));

/** What may be a wrong e-mail address or password. */
const credentials = { email: v.string(), password: v.pipe(v.string(), v.maxLength(200)) };

export const signIn = v.object({ body: v.object(credentials) });

export const licenseQuery = v.object({
  product,
  version: v.optional(short('must not be empty')),
  language: v.optional(short('must not be empty')),
});

export const licenseRequest = v.object({
  company_email: email,
  product,
  license_type: short('must not be empty'),
  expiration_date: v.union([
    v.literal('Never'),
    v.pipe(
      v.string(),
      v.check((text) => !Number.isNaN(Date.parse(text)), 'must be a date or "Never"'),
    ),
  ]),
});

export const nothing = v.nullish(v.object({}));

export const trialRequest = v.object({ product, isCreate: v.optional(v.boolean(), false) });

export const byEmail = v.object({ email });

export const byCompanyEmail = v.object({ company_email: email });

export const signUpForm = v.object({
  email,
  password: v.pipe(v.string(), v.minLength(8, 'must have at least 8 characters'), v.maxLength(200)),
  given_name: short('must not be empty'),
  family_name: short('must not be empty'),
  company: short('must not be empty'),
  redirect_url: v.optional(v.string()),
});

export const signInForm = v.object({ ...credentials, redirect_url: v.optional(v.string()) });

export const returnQuery = v.object({ redirect_url: v.optional(v.string()) });
