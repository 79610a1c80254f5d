import { type Meta, type Story, withRouter } from '../examples/format';
import { Stack } from '../layout/layout';
import { ButtonLink } from './Button';

export default {
  title: 'Basics/ButtonLink',
  component: ButtonLink,
  decorators: [withRouter()],
} satisfies Meta<typeof ButtonLink>;

type ButtonLinkStory = Story<typeof ButtonLink>;

export const Targets: ButtonLinkStory = {
  render: () => (
    <Stack row gap={3}>
      <ButtonLink kind="primary" to="/start">
        In the portal
      </ButtonLink>
      <ButtonLink href="https://forum.example/" icon="forum">
        In a new tab
      </ButtonLink>
      <ButtonLink href="/services/account/signin" sameTab>
        In the same tab
      </ButtonLink>
    </Stack>
  ),
};

export const Kinds: ButtonLinkStory = {
  render: () => (
    <Stack row gap={3}>
      <ButtonLink to="/start" kind="primary">
        Start a Trial
      </ButtonLink>
      <ButtonLink to="/start">Older Versions</ButtonLink>
      <ButtonLink to="/start" kind="text">
        Roadmap
      </ButtonLink>
      <ButtonLink to="/start" kind="link">
        Release Notes
      </ButtonLink>
    </Stack>
  ),
};

export const IconOnly: ButtonLinkStory = {
  args: { to: '/start', icon: 'home', 'aria-label': 'Landing page' },
};

export const Block: ButtonLinkStory = {
  args: { href: 'https://support.example/', icon: 'support', block: true, children: 'Technical Support' },
};

export const LongText: ButtonLinkStory = {
  args: { to: '/start', children: 'Documentation of the 2025.3.0 release of HOOPS Visualize for Desktop' },
};
