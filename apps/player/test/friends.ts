// Actions at tables without a server: opening one, inviting, and coming.
import { expect, type Page } from '@playwright/test';

/**
 * Notes every text that a connection brings to the page, over all its reloads. Call it before the page is opened.
 * @returns what was heard
 */
export async function overhear(page: Page): Promise<() => Promise<string[]>> {
  const texts: string[] = [];
  let text = '';
  await page.exposeFunction('heardPiece', (piece: string) => {
    text += piece.slice(1);
    if (!piece.startsWith('.')) return;
    texts.push(text);
    text = '';
  });
  await page.addInitScript(() => {
    const { heardPiece } = globalThis as unknown as { heardPiece: (piece: string) => void };
    const { prototype } = RTCDataChannel;
    const { set } = Object.getOwnPropertyDescriptor(prototype, 'onmessage') ?? {};
    Object.defineProperty(prototype, 'onmessage', {
      set(this: RTCDataChannel, listener: (event: MessageEvent<string>) => void) {
        set?.call(this, (event: MessageEvent<string>) => {
          heardPiece(event.data);
          listener(event);
        });
      },
    });
  });
  return async () => {
    // Those on their way arrive before the answer.
    await page.evaluate(() => 0);
    return texts;
  };
}

/** From the form to the table: the first seat is the host's, then people, then bots. */
export async function openTable(page: Page, people: number, bots: number): Promise<void> {
  // Before the form is there, every seat would seem to be missing.
  await page.getByLabel('Who plays seat 1').waitFor();
  for (let seat = 2; seat <= people + bots; seat++) {
    if ((await page.getByLabel(`Who plays seat ${seat}`).count()) === 0)
      await page.getByRole('button', { name: 'Add a player' }).click();
    if (seat <= people) await page.getByLabel(`Who plays seat ${seat}`).selectOption({ label: 'Person' });
  }
  await page.getByRole('button', { name: 'Play with friends from their own screens' }).click();
  await expect(invitations(page)).toBeVisible();
}

export const invitations = (page: Page) => page.getByRole('dialog', { name: 'Invite friends' });

/** The invitation to a seat, as it is sent. */
export async function invitationTo(page: Page, name: string): Promise<string> {
  const field = invitations(page).getByRole('textbox', { name: `Invitation for ${name}`, exact: true });
  return field.inputValue();
}

/** Opens an invitation, on the site as a link; returns the code to be sent back. */
export async function answerTo(page: Page, start: string, invitation: string): Promise<string> {
  if (!start.startsWith('file:')) await page.goto(`./#invite=${invitation}`);
  else {
    const again = page.getByRole('link', { name: 'I have a new invitation' });
    if ((await again.count()) > 0) await again.click();
    else {
      await page.goto(start);
      await page.getByRole('link', { name: 'I have an invitation' }).click();
    }
    await page.getByLabel('Invitation').fill(invitation);
    await page.getByRole('button', { name: 'Open it' }).click();
  }
  return page.getByLabel('Your answer', { exact: true }).inputValue();
}

export async function letIn(page: Page, answer: string): Promise<void> {
  await invitations(page).getByLabel('The code that a friend sent back').fill(answer);
  await invitations(page).getByRole('button', { name: 'Let them in' }).click();
}

/** Sits down at the table that has opened. */
export async function takeSeat(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your name').fill(name);
  await dialog.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByRole('button', { name: 'Sit down' })).toHaveCount(0);
}
