// Every bot of Trains, in a separate file that few tables load.
export { TRAINS_BOTS } from '@railwright/bots';
