// The primitives abilities are made of (rulebook: "The Abilities"): what is possible, what may be chosen, what happens.
import type { State } from '../core/state.ts';
import {
  ABILITY,
  ACTIVE,
  add,
  DRAWN,
  IN_USE,
  PHASE,
  PLACE,
  PROTECT,
  read,
  SHIFT,
  STEP,
  SWAP,
} from './layout.ts';
import { discardCard, drawCard, showCard } from './piles.ts';
import { REMOVE, type CompiledStep, type Table } from './table.ts';
import { lockOffset, shiftCard, swapCards, trainOffset } from './train.ts';
import { endIfOrdered, endTurn } from './turns.ts';

/** Whether the active seat may use the card that shows this ability: it is there and each step has a target (G1). */
export function canUse(t: Table, s: State, ability: number): boolean {
  if (read(s, t.layout.faceUp + ability) === 0) return false;
  const steps = t.steps[ability];
  for (let i = 0; i < steps.length; i++) if (!isPossible(t, s, steps[i])) return false;
  return true;
}

function isPossible(t: Table, s: State, step: CompiledStep): boolean {
  if (step.kind === REMOVE) {
    for (let seat = 0; seat < t.seats; seat++) if (isRemovable(t, s, seat, step.value)) return true;
    return false;
  }
  for (let i = 0; i < t.trainLength; i++) if (isTarget(t, s, step, i)) return true;
  return false;
}

/** Whether the active seat may answer the question of this step with this position. */
export function isTarget(t: Table, s: State, step: CompiledStep, position: number): boolean {
  const seat = read(s, ACTIVE);
  const train = trainOffset(t, seat);
  if (read(s, train + position) === 0) return false;
  const other = position + step.value;
  if (step.kind === SWAP) return other < t.trainLength && read(s, train + other) > 0;
  if (step.kind === SHIFT) return other >= 0 && other < t.trainLength;
  return (step.mask & (1 << position)) !== 0 && read(s, lockOffset(t, seat) + position) === 0;
}

export function currentStep(t: Table, s: State): CompiledStep {
  const steps = t.steps[read(s, ABILITY) - 1];
  return steps[read(s, STEP)];
}

export function useAbility(t: Table, s: State, ability: number): void {
  const seat = read(s, ACTIVE);
  const card = read(s, t.layout.faceUp + ability);
  s.data[t.layout.faceUp + ability] = 0;
  s.data[ABILITY] = ability + 1;
  s.data[STEP] = 0;
  add(s, t.layout.uses + seat * t.layout.seatSize + ability, 1);
  if (s.events)
    s.events.push({ type: 'use', seat, ability: t.abilities[ability]?.id, card: t.numberOf[card] });
  if (t.keepsCard[ability]) s.data[IN_USE] = card;
  else discardUsed(t, s, card);
  runSteps(t, s);
}

function discardUsed(t: Table, s: State, card: number): void {
  discardCard(t, s, card);
  if (s.events) s.events.push({ type: 'discard', seat: read(s, ACTIVE), card: t.numberOf[card] });
}

/** Carries on with the ability until it asks, is done, or wins the game. */
function runSteps(t: Table, s: State): void {
  const steps = t.steps[read(s, ABILITY) - 1];
  for (let index = read(s, STEP); index < steps.length; index++) {
    const step = steps[index];
    s.data[STEP] = index;
    if (!isPossible(t, s, step)) continue;
    if (step.kind !== REMOVE) {
      s.data[PHASE] = step.kind;
      return;
    }
    if (removeEverywhere(t, s, step.value)) return;
  }
  const unused = read(s, IN_USE);
  s.data[IN_USE] = 0;
  if (unused > 0) discardUsed(t, s, unused);
  finishAbility(s);
  endTurn(t, s);
}

function finishAbility(s: State): void {
  s.data[ABILITY] = 0;
  s.data[STEP] = 0;
}

/** Carries out the answer to the open question of an ability, and what follows. */
export function answerStep(t: Table, s: State, position: number): void {
  const seat = read(s, ACTIVE);
  const step = currentStep(t, s);
  if (step.kind === SWAP) swapCards(t, s, seat, position, position + step.value);
  else if (step.kind === SHIFT) shiftCard(t, s, seat, position, position + step.value);
  else if (step.kind === PROTECT) protectCard(t, s, seat, position);
  if (endIfOrdered(t, s, seat)) return finishAbility(s);
  add(s, STEP, 1);
  runSteps(t, s);
}

function protectCard(t: Table, s: State, seat: number, position: number): void {
  const card = read(s, IN_USE);
  s.data[IN_USE] = 0;
  s.data[lockOffset(t, seat) + position] = card;
  if (s.events) s.events.push({ type: 'protect', seat, position: position + 1, card: t.numberOf[card] });
}

function isRemovable(t: Table, s: State, seat: number, position: number): boolean {
  return read(s, trainOffset(t, seat) + position) > 0 && read(s, lockOffset(t, seat) + position) === 0;
}

/**
 * Everybody from the active seat on loses an unprotected card, pairs go (G2), then the gaps are filled in the same order;
 * a spot stays empty if both piles are (G6). Returns true when a replacement ended the game, which stops the filling (G5).
 */
function removeEverywhere(t: Table, s: State, position: number): boolean {
  const active = read(s, ACTIVE);
  let removed = 0;
  for (let place = 0; place < t.seats; place++) {
    const seat = (active + place) % t.seats;
    const at = trainOffset(t, seat) + position;
    if (!isRemovable(t, s, seat, position)) {
      if (s.events && read(s, at) > 0) s.events.push({ type: 'protected', seat, position: position + 1 });
      continue;
    }
    const card = read(s, at);
    s.data[at] = 0;
    removed |= 1 << seat;
    if (s.events) s.events.push({ type: 'remove', seat, position: position + 1, card: t.numberOf[card] });
    showCard(t, s, card);
  }
  for (let place = 0; place < t.seats; place++) {
    const seat = (active + place) % t.seats;
    if ((removed & (1 << seat)) === 0) continue;
    const card = drawCard(t, s, seat, 'replacement');
    if (card === 0) continue;
    s.data[trainOffset(t, seat) + position] = card;
    if (s.events) s.events.push({ type: 'place', seat, position: position + 1, card: t.numberOf[card] });
    if (endIfOrdered(t, s, seat)) {
      finishAbility(s);
      return true;
    }
  }
  return false;
}

/** The other action: draw a card, then say where it goes. With both piles empty the turn passes (G6). */
export function drawAction(t: Table, s: State): void {
  const seat = read(s, ACTIVE);
  const card = drawCard(t, s, seat, 'turn');
  if (card === 0) return endTurn(t, s);
  add(s, t.layout.draws + seat * t.layout.seatSize, 1);
  s.data[DRAWN] = card;
  s.data[PHASE] = PLACE;
}
