// What a guest's browser remembers: which invitations its tab has used, so that it can say so after a reload, and the STUN server that may be asked.
import { put, storage } from '../play/saved-games.ts';

const USED = 'railwright.player.used';

function usedOnes(): readonly string[] {
  try {
    return (sessionStorage.getItem(USED) ?? '').split(' ');
  } catch {
    return [];
  }
}

export const isUsed = (id: string): boolean => usedOnes().includes(id);

export function markUsed(id: string): void {
  try {
    sessionStorage.setItem(USED, [...usedOnes().slice(-50), id].join(' '));
  } catch {
    // Where nothing can be kept, the host says it.
  }
}

const AGREED = 'railwright.player.stun-agreed';

/** Whether somebody at this browser has agreed to ask this server. */
export const isAgreed = (stun: string): boolean => storage().getItem(AGREED) === stun;

export const markAgreed = (stun: string): void => void put(AGREED, stun);
