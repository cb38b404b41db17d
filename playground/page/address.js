// The part of the address after #: who you are and where, so that a reload or a copied link finds the same place.

/** `#/member/channel` as its two ids, each or both missing. */
export function readAddress() {
  const [memberId = null, channelId = null] = location.hash.replace(/^#\/?/, "").split("/").filter(Boolean);
  return { memberId, channelId };
}

export function writeAddress(memberId, channelId) {
  const hash = `#/${memberId}${channelId ? `/${channelId}` : ""}`;
  if (location.hash !== hash) history.pushState(null, "", hash);
}
