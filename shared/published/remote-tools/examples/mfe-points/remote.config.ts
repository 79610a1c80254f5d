import { describeRemote } from '@portal/sdk';

export const description = describeRemote({
  name: 'mfe-points',
  title: 'Point clouds',
  owner: { team: 'Point clouds' },
  owns: ['/points/*'],
});
