// Room beside the position for looking ahead at cells and tokens: a stack of numbers that grows when it must.

/** Lists of numbers that are in use while looking ahead, the latest last. */
export interface Room {
  words: Int16Array;
  end: number;
}

/** Takes room for `count` numbers and returns where it begins; whoever takes it sets `end` back. */
export function takeRoom(room: Room, count: number): number {
  const start = room.end;
  room.end += count;
  if (room.end > room.words.length) {
    const words = new Int16Array(2 * room.end);
    words.set(room.words);
    room.words = words;
  }
  return start;
}
