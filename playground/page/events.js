// The live connection of one member: opens it, opens it again when it breaks, hands on what it says.

const FIRST_WAIT = 400;
const LONGEST_WAIT = 5000;

/** Follows a member's events; `hear` gets each event, `lost` is called when the connection breaks. Returns how to stop. */
export function follow(memberId, hear, lost = () => {}) {
  let socket = null;
  let timer = 0;
  let wait = FIRST_WAIT;
  let stopped = false;

  function open() {
    const address = new URL(`/local/members/${memberId}/events`, location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    socket = new WebSocket(address);
    socket.addEventListener("message", (frame) => {
      if (stopped) return;
      wait = FIRST_WAIT;
      hear(JSON.parse(frame.data));
    });
    socket.addEventListener("close", () => {
      if (stopped) return;
      lost();
      timer = setTimeout(open, wait);
      wait = Math.min(LONGEST_WAIT, wait * 2);
    });
  }

  open();
  return () => {
    stopped = true;
    clearTimeout(timer);
    socket.close();
  };
}
