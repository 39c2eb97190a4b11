// A game of Trains over the network from its beginning to its end: two people in browsers of their own, one of them reconnecting, and a bot.
import { expect, test as base, type Page } from '@playwright/test';
import { Host, sitDown } from './host.ts';
import { shortPack } from './short-pack.ts';
import { actByMouse, playToEnd } from './table.ts';

const test = base.extend<{ host: Host }>({
  // Playwright asks for the braces.
  // eslint-disable-next-line no-empty-pattern
  async host({}, use) {
    const host = new Host();
    await use(host);
    await host.kill();
  },
});

test('two people and a bot play Trains to the end, and all see the same points', async ({
  browser,
  host,
}) => {
  await host.start(['short/duel'], ...['--players', '3', '--bots', 'heuristic', '--content', shortPack(3)]);
  const [links = []] = host.links;
  const contexts = await Promise.all(
    [0, 1].map(() => browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' })),
  );
  const [ada, ben] = (await Promise.all(contexts.map((one) => one.newPage()))) as [Page, Page];
  await sitDown(ada, links[0], 'Ada');
  await sitDown(ben, links[1], 'Ben');
  const back = async (): Promise<void> => {
    for (let acts = 0; acts < 4; acts++) {
      await ben.locator('.prompt.mine').waitFor();
      await actByMouse(ben);
    }
    await ben.reload();
    await ben.locator('section.prompt').waitFor();
    // What happened meanwhile is told first, if anything did.
    const recap = ben.getByRole('button', { name: 'Go on playing' });
    if (await recap.isVisible()) await recap.click();
    await playToEnd(ben, actByMouse);
  };
  await Promise.all([playToEnd(ada, actByMouse), back()]);
  const result = ada.getByTestId('end');
  await expect(result.getByRole('row')).toHaveCount(4);
  for (const name of ['Ada', 'Ben', 'Player 3']) await expect(result.locator('table')).toContainText(name);
  await expect(result.locator('.winner')).toContainText(/Ada|Ben|Player 3/);
  for (const part of ['.winner', 'table'])
    expect(await ben.getByTestId('end').locator(part).textContent()).toBe(
      await result.locator(part).textContent(),
    );
  await Promise.all(contexts.map((one) => one.close()));
});
