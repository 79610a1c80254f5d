import { render, screen } from '@testing-library/react';
import { PageTitle } from './PageTitle';
import { Tag } from './Tag';

test('the document is titled as the page and the site', () => {
  const { rerender } = render(<PageTitle title="Downloads" siteTitle="Developer Zone" />);
  expect(document.title).toBe('Downloads | Developer Zone');
  rerender(<PageTitle title="" siteTitle="Developer Zone" />);
  expect(document.title).toBe('Developer Zone');
});

test('a tag is its words', () => {
  render(<Tag kind="success">Full</Tag>);
  expect(screen.getByText('Full')).toBeInTheDocument();
});
