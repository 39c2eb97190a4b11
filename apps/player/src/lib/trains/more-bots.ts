// Every bot of Trains, in a file of its own that few tables load.
export { TRAINS_BOTS } from '@railwright/bots';
