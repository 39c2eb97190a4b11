// What Redis does in one step, as scripts in Lua: nobody comes between the question and the change.

/**
 * Adds an entry as the next one. A call that is sent again, since its answer was lost with the connection, finds its entry there.
 * KEYS: entries, table. ARGV: number, entry, lead or "", host.
 */
export const APPEND = `
  local n, length = tonumber(ARGV[1]), redis.call('LLEN', KEYS[1])
  if length >= n and redis.call('LINDEX', KEYS[1], n - 1) == ARGV[2] then
    -- Written again, so that there is something whose way to the disk can be awaited.
    redis.pcall('LSET', KEYS[1], n - 1, ARGV[2])
    return 'kept'
  end
  if length ~= n - 1 then return 'taken' end
  if ARGV[3] ~= '' and redis.call('HGET', KEYS[2], 'fence') ~= ARGV[3] then return 'taken' end
  redis.call('RPUSH', KEYS[1], ARGV[2])
  redis.call('PUBLISH', KEYS[2], ARGV[4])
  return 'kept'`;

/**
 * Says which seats are here, and returns the number of entries, the seats elsewhere, and the entries that are new. Hosts without a sign of
 * life are forgotten. KEYS: here, entries, table. ARGV: host, its seats, entries known, beginning of the keys of hosts.
 */
export const MEET = `
  if (redis.call('HGET', KEYS[1], ARGV[1]) or '') ~= ARGV[2] then
    if ARGV[2] == '' then redis.call('HDEL', KEYS[1], ARGV[1])
    -- There may be no room, and then a host is not known to be here.
    else redis.pcall('HSET', KEYS[1], ARGV[1], ARGV[2]) end
    redis.call('PUBLISH', KEYS[3], ARGV[1])
  end
  local all, others = redis.call('HGETALL', KEYS[1]), {}
  for i = 1, #all, 2 do
    if redis.call('EXISTS', ARGV[4] .. all[i]) == 0 then
      if all[i] ~= ARGV[1] then redis.call('HDEL', KEYS[1], all[i]) end
    elseif all[i] ~= ARGV[1] then others[#others + 1] = all[i + 1] end
  end
  return { redis.call('LLEN', KEYS[2]), table.concat(others, ','), redis.call('LRANGE', KEYS[2], ARGV[3], -1) }`;

/**
 * Makes a host the one that lets bots choose, if there is none alive; returns the number of its lead, or 0. Each lead has a higher number
 * than the one before, and entries of an earlier one are refused. KEYS: table. ARGV: host, beginning of the keys of hosts.
 */
export const LEAD = `
  local leader = redis.call('HGET', KEYS[1], 'leader')
  if leader == ARGV[1] then return tonumber(redis.call('HGET', KEYS[1], 'fence')) end
  if leader and redis.call('EXISTS', ARGV[2] .. leader) == 1 then return 0 end
  redis.call('HSET', KEYS[1], 'leader', ARGV[1])
  return redis.call('HINCRBY', KEYS[1], 'fence', 1)`;

/** A host closes a table. KEYS: here, table. ARGV: host. */
export const LEAVE = `
  local gone = redis.call('HDEL', KEYS[1], ARGV[1])
  if redis.call('HGET', KEYS[2], 'leader') == ARGV[1] then gone = redis.call('HDEL', KEYS[2], 'leader') end
  if gone == 1 then redis.call('PUBLISH', KEYS[2], ARGV[1]) end`;

/** Returns 1 to the first who claims a revision. KEYS: table. ARGV: revision. */
export const CLAIM = `
  if tonumber(redis.call('HGET', KEYS[1], 'called') or '-1') >= tonumber(ARGV[1]) then return 0 end
  redis.call('HSET', KEYS[1], 'called', ARGV[1])
  return 1`;

/** What a user needs the rights for. KEYS: a key to try out. */
export const TRIAL = `
  redis.call('SET', KEYS[1], '', 'EX', 1)
  redis.call('PUBLISH', KEYS[1], '')`;

/** Keeps a new table and its texts; a second time it changes nothing. KEYS: table, ids, texts. ARGV: id, head, the texts. */
export const CREATE = `
  for i = 3, #KEYS do redis.call('SET', KEYS[i], ARGV[i], 'NX') end
  if redis.call('HSETNX', KEYS[1], 'head', ARGV[2]) == 1 then redis.call('RPUSH', KEYS[2], ARGV[1]) end`;
