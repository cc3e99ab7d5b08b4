let moments = 0;

/** Numbers what happens in this page (a fetch, an event, an answer), so that it is known what came first. */
export function nextMoment(): number {
  moments += 1;
  return moments;
}
