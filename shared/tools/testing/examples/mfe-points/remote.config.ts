import { describeRemote } from '@portal/contract';

export const description = describeRemote({
  name: 'mfe-points',
  title: 'Point clouds',
  owner: { team: 'Point clouds' },
  owns: ['/points/*'],
});
