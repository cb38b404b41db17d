# What any press or command may be answered with.
answer-sorry = Something went wrong on our side. /board shows how the table stands; then please try again.
answer-stopping = I am just being restarted. Nothing was changed; please try again in a moment.
answer-not-here = This command is for the channels of a server; it cannot be used here.
answer-other-command = This command has changed. Please type it again; Discord shows the new one after a moment.
answer-not-permitted = I am not allowed to do that here: { $why }.
