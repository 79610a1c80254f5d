import { clearFaults } from './faults';

test('faults that are not cleared are an error, because they would fail another test', async () => {
  const refused = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('busy', { status: 403 }));
  await expect(clearFaults()).rejects.toThrow('The faults were not cleared: busy');
  refused.mockRestore();
});
