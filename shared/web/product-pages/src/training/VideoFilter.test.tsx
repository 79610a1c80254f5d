import { clearFaults, injectContent } from '@portal/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FILE, frame, group, groups, PAGE, prepareTraining, showPage } from './testing/training-page';

prepareTraining();

// TRN-10.
describe('the filter of videos', () => {
  const filter = () => screen.getByRole('searchbox', { name: 'Filter videos' });

  test('shows the matches of all groups, and the address has it', async () => {
    await showPage(`${PAGE}?utm=mail`);
    await userEvent.type(filter(), 'on');
    expect(screen.getByText('2 of 4 videos')).toBeVisible();
    expect(screen.getAllByRole('link', { name: /^(Second|Only)$/ })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Basics' })).not.toBeInTheDocument();
    await waitFor(() => expect(window.location.search).toBe('?utm=mail&q=on'));
    await userEvent.click(screen.getByRole('link', { name: 'Only' }));
    await frame('Only');
    expect(window.location.search).toBe('?utm=mail&q=on&video=d&group=2');
    expect(filter()).toHaveValue('on');
    await userEvent.clear(filter());
    expect(group('Basics')).toBeVisible();
    await waitFor(() => expect(window.location.search).toBe('?utm=mail&video=d&group=2'));
  });

  test('shows the matches alone, also where a group lists a video twice', async () => {
    const again = { name: 'Second, again', video_id: 'b' };
    await clearFaults();
    await injectContent(FILE, [{ group_name: 'Basics', content: [...(groups[0]?.content ?? []), again] }]);
    await showPage(`${PAGE}?q=s`);
    await userEvent.type(filter(), ' third');
    expect(screen.getByText('1 of 4 videos')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Third' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Second/ })).not.toBeInTheDocument();
  });

  test('says that no video matches', async () => {
    await showPage(`${PAGE}?q=nothing+here`);
    expect(screen.getByText('No video matches.')).toBeVisible();
    expect(screen.getByText('0 of 4 videos')).toBeVisible();
    expect(await frame('First')).toBeVisible();
  });
});
