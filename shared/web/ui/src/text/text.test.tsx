import { render, screen } from '@testing-library/react';
import { PageTitle, Tag } from './text';

test('sets the document title from the page and the site', () => {
  const { rerender } = render(<PageTitle title="Downloads" siteTitle="Developer Zone" />);
  expect(document.title).toBe('Downloads | Developer Zone');
  rerender(<PageTitle title="" siteTitle="Developer Zone" />);
  expect(document.title).toBe('Developer Zone');
});

test('a tag shows its text', () => {
  render(<Tag kind="success">Full</Tag>);
  expect(screen.getByText('Full')).toBeInTheDocument();
});
