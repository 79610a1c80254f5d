import { describeRemote } from '@portal/sdk';

/** Licenses, every trial page, and the landing page's panel. Plain data, because the build reads it too. */
export const description = describeRemote({
  name: 'mfe-account',
  title: 'Licenses and trials',
  owner: { team: 'Accounts', contact: '#portal-accounts' },
  owns: ['/license_generator', '/hoops/:product/trial', '/hoops/visualize/:api/trial'],
  slots: ['start.aside'],
  preload: {
    '/license_generator': 'licenses',
    '/hoops/:product/trial': 'trial',
    '/hoops/visualize/:api/trial': 'trial',
  },
});
