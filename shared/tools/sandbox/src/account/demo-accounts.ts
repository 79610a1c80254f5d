import type { Account, StoredDeal, StoredLicense, StoredTrial } from './stored-account';

type DemoLicense = Omit<StoredLicense, 'key'>;

/** A predefined account that demonstrates one kind of user. */
export interface DemoAccount
  extends Pick<Account, 'email' | 'givenName' | 'familyName' | 'company' | 'licensedProducts'> {
  readonly password: string;
  /** What the account demonstrates, in one line. */
  readonly shows: string;
  /** `false`: the session response has no tokens. Default: it has tokens. SES-13. */
  readonly hasTokens?: false;
  readonly licenses?: readonly DemoLicense[];
  readonly deals?: readonly StoredDeal[];
  readonly trials?: readonly Omit<StoredTrial, 'key'>[];
}

const PARTNER_LICENSES: readonly DemoLicense[] = [
  { codes: ['realdwg'], names: ['RealDWG'], expires: 'Never' },
  { codes: ['siemens-parasolid'], names: ['Parasolid'], expires: 'Never' },
  { codes: ['polygonica'], names: ['Polygonica'], expires: '+210d' },
  { codes: ['autocad_oem'], names: ['AutoCAD OEM', 'IFC Reader', 'IFC Writer'], expires: 'Never' },
  { codes: ['inventor_oem'], names: ['Inventor OEM'], expires: 'Never' },
  {
    codes: ['cee_sam', 'cee_sam_eval'],
    names: ['Ceetron Access', 'Ceetron Solve', 'Ceetron Mesh'],
    expires: 'Never',
  },
  { codes: ['cee_env_desktop'], names: ['Ceetron Envision Desktop'], expires: 'Never' },
  { codes: ['cee_env_cloud'], names: ['Ceetron Envision Cloud'], expires: '+120d' },
  { codes: ['exchange', 'publish'], names: ['HOOPS Exchange', 'HOOPS Publish'], expires: 'Never' },
  { codes: ['communicator'], names: ['HOOPS Communicator'], expires: 'Never' },
  { codes: ['3df', 'hps', 'visualize'], names: ['HOOPS Visualize'], expires: 'Never' },
];

/** The demo accounts of the local stack. `npm start` prints them. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'new@start.example',
    password: 'welcome',
    shows: 'a new user: no products, no evaluations, invited to start a trial',
    givenName: 'Nadia',
    familyName: 'Newman',
    company: 'Start Labs',
  },
  {
    email: 'evaluator@acme.example',
    password: 'evaluate',
    shows: 'active evaluations; trials running, with blank expiry and not yet started',
    givenName: 'Eva',
    familyName: 'Lindqvist',
    company: 'Acme Robotics',
    deals: [
      { products: 'HOOPS Communicator;HOOPS Exchange', ends: '+42d', source: 'portal' },
      { products: 'HOOPS Publish', ends: '+12d', source: 'portal' },
      { products: 'Ceetron Envision Cloud;Parasolid', ends: '+25d', source: 'manage' },
      { products: 'HOOPS Luminate', ends: '+0d', source: 'manage' },
      { products: 'HOOPS Visualize', ends: '-30d', source: 'portal' },
    ],
    trials: [
      { product: 'communicator', expires: '+42d' },
      { product: 'exchange', expires: '+42d' },
      { product: 'publish', expires: '' },
      { product: 'hwp', expires: '+5d' },
    ],
    licenses: [
      { codes: ['communicator'], names: ['HOOPS Communicator'], expires: '+42d' },
      { codes: ['exchange'], names: ['HOOPS Exchange'], expires: '+42d' },
      { codes: ['publish'], names: ['HOOPS Publish'], expires: '+12d' },
      { codes: ['cee_env_cloud'], names: ['Ceetron Envision Cloud'], expires: '+25d' },
      { codes: ['siemens-parasolid'], names: ['Parasolid'], expires: '+25d' },
    ],
  },
  {
    email: 'partner@fabrikam.example',
    password: 'partner',
    shows: 'a licensed partner: RealDWG, Parasolid, OEM, CEETRON and HOOPS products',
    givenName: 'Paolo',
    familyName: 'Ferri',
    company: 'Fabrikam Manufacturing',
    licenses: PARTNER_LICENSES,
    licensedProducts:
      'RealDWG;Parasolid;Polygonica;AutoCAD OEM;IFC Reader;Inventor OEM;Ceetron Access;Ceetron Solve;Ceetron Mesh;Ceetron Envision Desktop;Ceetron Envision Cloud;HOOPS Exchange;HOOPS Publish;HOOPS Communicator;HOOPS Visualize',
  },
  {
    email: 'both@initech.example',
    password: 'both',
    shows: 'licensed products and active evaluations at once',
    givenName: 'Bo',
    familyName: 'Tanaka',
    company: 'Initech Simulation',
    licensedProducts: ['HOOPS Exchange', 'Ceetron Envision Desktop', 'Polygonica', 'Harbor Toolkit'],
    licenses: [
      { codes: ['exchange'], names: ['HOOPS Exchange'], expires: 'Never' },
      { codes: ['cee_env_desktop'], names: ['Ceetron Envision Desktop'], expires: 'Never' },
      { codes: ['polygonica'], names: ['Polygonica'], expires: 'Never' },
      { codes: ['hps', '3df', 'visualize'], names: ['HOOPS Visualize'], expires: '+33d' },
      { codes: ['cee_sam_eval'], names: ['Ceetron Access', 'Ceetron Solve'], expires: '+18d' },
    ],
    deals: [
      { products: 'HOOPS Visualize;HOOPS Native Platform', ends: '+33d', source: 'portal' },
      { products: 'Ceetron Access;Ceetron Solve', ends: '+18d', source: 'manage' },
    ],
    trials: [
      { product: 'visualize', expires: '+33d' },
      { product: 'hnp', expires: '+33d' },
    ],
  },
  {
    email: 'staff@vendor.example',
    password: 'staff',
    shows: "staff: may look up others' licenses, /license_generator?email=partner@fabrikam.example",
    givenName: 'Sam',
    familyName: 'Okafor',
    company: 'Vendor',
    licenses: [{ codes: ['communicator'], names: ['HOOPS Communicator'], expires: '+300d' }],
  },
  {
    email: 'expired@acme.example',
    password: 'expired',
    shows: 'evaluations and trials that have ended',
    givenName: 'Ida',
    familyName: 'Pastor',
    company: 'Acme Robotics',
    deals: [
      { products: 'HOOPS Communicator', ends: '-5d', source: 'portal' },
      { products: 'HOOPS Exchange;HOOPS Publish', ends: '-40d', source: 'manage' },
    ],
    trials: [
      { product: 'communicator', expires: '-5d' },
      { product: 'exchange', expires: '-40d' },
      { product: 'visualize', expires: '-1d' },
    ],
    licenses: [{ codes: ['communicator'], names: ['HOOPS Communicator'], expires: '-5d' }],
  },
  {
    email: 'unlicensed@globex.example',
    password: 'unlicensed',
    shows: 'a partner without a RealDWG license (only Ceetron Envision Desktop)',
    givenName: 'Uma',
    familyName: 'Berg',
    company: 'Globex Design',
    licensedProducts: 'Ceetron Envision Desktop',
    licenses: [{ codes: ['cee_env_desktop'], names: ['Ceetron Envision Desktop'], expires: 'Never' }],
  },
  {
    email: 'oem@globex.example',
    password: 'oem',
    shows: 'an AutoCAD OEM license for version 2026 in English only',
    givenName: 'Otto',
    familyName: 'Marsh',
    company: 'Globex Design',
    licensedProducts: 'AutoCAD OEM',
    licenses: [
      {
        codes: ['autocad_oem'],
        names: ['AutoCAD OEM'],
        expires: 'Never',
        versions: ['2026'],
        languages: ['English'],
      },
    ],
  },
  {
    email: 'notokens@acme.example',
    password: 'notokens',
    shows: 'a session that lacks tokens: signing in is refused with "Somthing went wrong."',
    givenName: 'Nils',
    familyName: 'Quist',
    company: 'Acme Robotics',
    hasTokens: false,
  },
];

/** The demo account of a name. @param name the part of its e-mail before `@`: `partner`. @throws {Error} if there is none. */
export function demoAccount(name: string): DemoAccount {
  const account = demoAccounts.find(({ email }) => email.startsWith(`${name}@`));
  if (account === undefined)
    throw new Error(`There is no demo account ${name}: ${demoAccounts.map(({ email }) => email).join(', ')}`);
  return account;
}
