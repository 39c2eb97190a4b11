/** Seats as people count them, from 1; data counts them from 0. */
export const seatName = (seat: number): string => String(seat + 1);
